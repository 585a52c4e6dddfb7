import { Stack } from '@chakra-ui/react'
import { FoldingGroup } from './folding-group.tsx'
import { useMenu, type MenuGroupsProps } from './menu-rows.ts'
import { useCurrentShown } from './use-current-shown.ts'

/** The menu in groups that fold. */
export function FoldingGroups(props: MenuGroupsProps) {
  const menu = useCurrentShown(props.here.path)
  return (
    <Stack ref={menu} gap={2}>
      {useMenu().map((section) => (
        <FoldingGroup key={section.group} section={section} {...props} />
      ))}
    </Stack>
  )
}
