import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { diffTexts } from '../exercises/open-answer/diff-correction.ts'
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
  /** '': the field was empty before. */
  before: string
  /** '': the field is empty now. */
  after: string
  /** The language of both texts; default: the page's. */
  lang?: string
}

/** The diff of a text: marked visually, and named for screen readers. Words of `editing`. */
export function TextDiff({ before, after, lang }: TextChangeProps) {
  const { t, i18n } = useTranslation()
  // The names of the changes are in the page's language.
  const own = lang && i18n.language
  const parts = diffTexts(before, after)
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
