import { chakra, Flex, Text } from '@chakra-ui/react'
import type { MyClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ClassLink } from './class-link.tsx'
import { Over } from './over.tsx'
import { useClassDate } from './use-class-date.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { position: 'relative', py: 3 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
})

/** The classes as a list, for phones: the same data as the table. */
export function ClassList({ classes }: { classes: MyClass[] }) {
  const { t } = useTranslation()
  const dateOf = useClassDate()
  return (
    <List aria-label={t('dashboard.classes.title')}>
      {classes.map((one) => {
        const { weekday, day, over } = dateOf(one)
        return (
          <li key={one.id}>
            <Flex justify="space-between" align="baseline" columnGap={3} wrap="wrap">
              <Text fontWeight="semibold">
                <ClassLink>{one.name}</ClassLink>
                {over && <Over />}
              </Text>
              <Text color="fg.muted">{one.room}</Text>
            </Flex>
            <Text color="fg.muted">
              {weekday} {day}
            </Text>
          </li>
        )
      })}
    </List>
  )
}
