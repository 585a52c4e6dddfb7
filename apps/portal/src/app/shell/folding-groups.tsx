import { Stack } from '@chakra-ui/react'
import { FoldingGroup } from './folding-group.tsx'
import { useMenu, type MenuGroupsProps } from './menu-rows.ts'

/** The menu in groups that fold. */
export const FoldingGroups = (props: MenuGroupsProps) => (
  <Stack gap={2}>
    {useMenu().map((section) => (
      <FoldingGroup key={section.group} section={section} {...props} />
    ))}
  </Stack>
)
