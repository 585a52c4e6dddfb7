import { chakra, Heading, Stack } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { MyTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useId } from 'react'
import { TestRow } from './test-row.tsx'

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'border' } },
})

export interface TestSectionsProps {
  tests: readonly MyTest[]
  /** Called when the time of a running test is over. */
  onOver: () => void
}

/** A page of tests: those that can be done, and past ones. */
export function TestSections({ tests, onOver }: TestSectionsProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={6}>
      <Section title={t('my-tests.open')} tests={tests.filter(({ open }) => open)} onOver={onOver} />
      <Section title={t('my-tests.past')} tests={tests.filter(({ open }) => !open)} onOver={onOver} />
    </Stack>
  )
}

function Section({ title, tests, onOver }: TestSectionsProps & { title: string }) {
  const id = useId()
  if (tests.length === 0) return null
  return (
    <Stack as="section" aria-labelledby={id} gap={3}>
      <Heading id={id} as="h2" textStyle="heading">
        {title}
      </Heading>
      <Card px={{ base: 4, md: 5 }} py={1}>
        <List>
          {tests.map((test) => (
            <li key={test.id}>
              <TestRow test={test} onOver={onOver} />
            </li>
          ))}
        </List>
      </Card>
    </Stack>
  )
}
