import { chakra, Stack } from '@chakra-ui/react'
import type { Finding, FindingLevel } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { useId } from 'react'

const Sheet = chakra('section', {
  base: { p: 4, bg: 'bg.surface', border: '1px solid', borderColor: 'border', borderRadius: 'card' },
})
const Title = chakra('h2', { base: { textStyle: 'label', mb: 2 } })
const State = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    textStyle: 'small',
    fontWeight: 'semibold',
    '&[data-level=error]': { color: 'wrong' },
    '&[data-level=advice]': { color: 'warning' },
    '&[data-level=ready]': { color: 'right' },
  },
})
const List = chakra('ul', { base: { listStyle: 'none', m: 0, p: 0 } })
const Lead = chakra('button', {
  base: {
    w: 'full',
    minH: 'target',
    py: 1.5,
    textAlign: 'start',
    textStyle: 'small',
    color: 'fg',
    textDecoration: 'underline',
    textDecorationColor: 'border.strong',
    textUnderlineOffset: '3px',
    '&:hover': { textDecorationColor: 'fg' },
  },
})

const icons = { error: CircleAlert, advice: Lightbulb }
const levels = ['error', 'advice'] as const satisfies FindingLevel[]

export interface SummaryProps {
  findings: readonly Finding[]
  wordsOf: (finding: Finding) => string
  /** Moves the focus to the field of a finding. */
  onGo: (finding: Finding) => void
}

/** All findings of an exercise; each links to its field. */
export function Summary({ findings, wordsOf, onGo }: SummaryProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Sheet aria-labelledby={id}>
      <Title id={id}>{t('exercise-editor.summary.label')}</Title>
      <Stack gap={2}>
        {!findings.some(({ level }) => level === 'error') && (
          <State data-level="ready">
            <CircleCheck size={18} aria-hidden="true" />
            {t('exercise-editor.summary.ready')}
          </State>
        )}
        {levels.map((level) => {
          const own = findings.filter((finding) => finding.level === level)
          const Icon = icons[level]
          if (own.length === 0) return null
          return (
            <div key={level}>
              <State data-level={level}>
                <Icon size={18} aria-hidden="true" />
                {t(level === 'error' ? 'exercise-editor.summary.errors' : 'exercise-editor.summary.advice', {
                  count: own.length,
                })}
              </State>
              <List>
                {own.map((finding) => (
                  <li key={`${finding.token} ${finding.at}`}>
                    <Lead type="button" onClick={() => onGo(finding)}>
                      {wordsOf(finding)}
                    </Lead>
                  </li>
                ))}
              </List>
            </div>
          )
        })}
      </Stack>
    </Sheet>
  )
}
