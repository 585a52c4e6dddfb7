import { Stack } from '@chakra-ui/react'
import { readCloze, writeCloze, type Cloze, type ClozeType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { BankList } from './bank-list.tsx'
import { BlankCards } from './blank-cards.tsx'
import type { TypeEditorProps } from './editing.ts'
import { KeyButtons } from './key-buttons.tsx'
import { KeyFields } from './key-fields.tsx'
import { OptionList } from './option-list.tsx'
import { SentenceField } from './sentence-field.tsx'

/** The props that the sentence and the cards of its blanks share. */
function shared({ draft, onChange, announce }: TypeEditorProps, type: ClozeType) {
  const cloze = readCloze(draft)
  return { type, cloze, announce, onChange: (changed: Cloze) => onChange(writeCloze(draft, changed)) }
}

const ofBlank = ['options', 'option_answers', 'answer_correct'] as const

/** Edits letters that are hidden in the words of a sentence. */
export function LettersEditor(props: TypeEditorProps) {
  const { t } = useTranslation()
  const { say } = props
  const parts = shared(props, 'COMPLETE_LETTERS')
  return (
    <Stack gap={4}>
      <SentenceField {...parts} said={say(['question_masked', 'answer_correct'])} />
      <BlankCards {...parts}>
        {(index) => (
          <KeyFields {...parts} index={index} label={t('exercise-editor.blanks.letters')} said={say(ofBlank, index)} />
        )}
      </BlankCards>
      <KeyButtons {...parts} />
    </Stack>
  )
}

/** Edits words that are removed from a sentence, and the bank that offers them. */
export function WordsEditor(props: TypeEditorProps) {
  const { t } = useTranslation()
  const { say } = props
  const parts = shared(props, 'COMPLETE_WORD')
  return (
    <Stack gap={4}>
      <SentenceField {...parts} said={say(['question_masked', 'answer_correct'])} />
      <BlankCards {...parts}>
        {(index) => (
          <KeyFields {...parts} index={index} label={t('exercise-editor.blanks.word')} said={say(ofBlank, index)} />
        )}
      </BlankCards>
      <KeyButtons {...parts} />
      <BankList {...props} />
    </Stack>
  )
}

/** Edits a select for each blank of a sentence. */
export function OptionsEditor(props: TypeEditorProps) {
  const { say } = props
  const parts = shared(props, 'MULTIPLE_OPTIONS')
  return (
    <Stack gap={4}>
      <SentenceField {...parts} said={say(['question_masked', 'options'])} />
      <BlankCards {...parts}>
        {(index) => <OptionList {...parts} index={index} said={say(ofBlank, index)} />}
      </BlankCards>
    </Stack>
  )
}
