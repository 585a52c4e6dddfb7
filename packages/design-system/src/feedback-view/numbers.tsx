import { chakra } from '@chakra-ui/react'
import type { Result } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

const List = chakra('dl', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, w: 'full' } })
const Cell = chakra('div', {
  base: {
    flex: '1 1 7.5rem',
    maxW: '10rem',
    p: 3,
    borderRadius: 'card',
    textAlign: 'center',
    bg: 'bg.sunken',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'center',
  },
  variants: {
    tone: {
      correct: { bg: 'right.subtle', color: 'right' },
      wrong: { bg: 'wrong.subtle', color: 'wrong' },
      blank: { color: 'fg.muted' },
      waiting: { bg: 'warning.subtle', color: 'warning' },
    },
  },
})
const Name = chakra('dt', { base: { textStyle: 'small', fontWeight: 'medium' } })
const Figure = chakra('dd', { base: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 1.2 } })

const kinds = ['correct', 'wrong', 'blank', 'waiting'] as const

/** The numbers of right, wrong, open and waiting exercises; zeros are left out, except for the right ones. */
export function Numbers({ result }: { result: Result }) {
  const { t } = useTranslation()
  const shown = kinds.filter((kind) => kind === 'correct' || result[kind] > 0)
  return (
    <List>
      {shown.map((kind) => (
        <Cell key={kind} tone={kind}>
          <Name>{t(`feedback.${kind}`)}</Name>
          <Figure>{result[kind]}</Figure>
        </Cell>
      ))}
    </List>
  )
}
