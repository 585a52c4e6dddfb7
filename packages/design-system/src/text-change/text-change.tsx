import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { changesOf } from '../exercises/open-answer/revision.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const Text = chakra('p', {
  base: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& ins, & del': { px: 0.5, borderRadius: 'sm' },
    '& ins': { color: 'right', bg: 'right.subtle', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& del': { color: 'wrong', bg: 'wrong.subtle', textDecoration: 'line-through' },
  },
})

const elements = { added: 'ins', removed: 'del' } as const

export interface TextChangeProps {
  /** '': there was nothing. */
  before: string
  /** '': there is nothing any more. */
  after: string
  /** The language that both are written in; absent: the page's. */
  lang?: string
}

/** What was changed in a text: marked for the eye, and named for the ear. Words of `editing`. */
export function TextChange({ before, after, lang }: TextChangeProps) {
  const { t, i18n } = useTranslation()
  // What is said between is in the page's own language.
  const own = lang && i18n.language
  const parts = changesOf(before, after)
  return (
    <Text lang={lang} translate={lang && 'no'}>
      {parts.map(({ text, change }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
        if (change === 'kept') return <span key={index}>{text}</span>
        const Change = elements[change]
        return (
          // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
          <Change key={index}>
            <VisuallyHidden lang={own}>{` ${t(`editing.change.${change}`)} `}</VisuallyHidden>
            {text}
            <VisuallyHidden lang={own}>{` (${t('editing.change.end')}) `}</VisuallyHidden>
          </Change>
        )
      })}
    </Text>
  )
}
