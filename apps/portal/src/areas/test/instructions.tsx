import { chakra, Heading, Stack } from '@chakra-ui/react'
import type { TestInfo } from '@the-house/domain'
import { useTranslation, type WordKey } from '@the-house/i18n'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    ps: 5,
    listStyle: 'disc',
    '& ::marker': { color: 'accent' },
  },
})

/** What a student gets to see once it is over. */
function endOf({ test_type, show_feedback }: TestInfo): WordKey {
  if (test_type === 'WRITING') return 'tests.rules.writing'
  return show_feedback ? 'tests.rules.result' : 'tests.rules.noResult'
}

/** How a test goes, before its time runs. */
export function Instructions({ test }: { test: TestInfo }) {
  const { t } = useTranslation()
  return (
    <Stack gap={2}>
      <Heading as="h2" textStyle="heading">
        {t('tests.rules.title')}
      </Heading>
      <List>
        <li>{t('tests.rules.exercises', { count: test.exercise_count })}</li>
        {test.minutes !== null && <li>{t('tests.rules.minutes', { count: test.minutes })}</li>}
        {test.extra_minutes > 0 && <li>{t('tests.rules.extra', { count: test.extra_minutes })}</li>}
        <li>{t('tests.rules.saved')}</li>
        <li>{t(endOf(test))}</li>
      </List>
    </Stack>
  )
}
