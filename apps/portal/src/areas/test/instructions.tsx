import { chakra, Heading, Stack } from '@chakra-ui/react'
import type { TestInfo } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'

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

/** Returns the text that says what the student sees after the test. */
function endOf({ test_type, show_feedback }: TestInfo): MessageKey {
  if (test_type === 'WRITING') return 'tests.rules.writing'
  return show_feedback ? 'tests.rules.result' : 'tests.rules.noResult'
}

/** The instructions of a test, shown before its time starts. */
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
        <li>{t('tests.rules.connection')}</li>
        <li>{t(endOf(test))}</li>
      </List>
    </Stack>
  )
}
