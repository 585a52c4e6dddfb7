import { Stack } from '@chakra-ui/react'
import { setAnswer, type Cloze, type ClozeType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { TextField } from '../field/text-field.tsx'
import type { Said } from './editing.ts'

export interface KeyFieldsProps {
  type: ClozeType
  cloze: Cloze
  /** Counts from 0. */
  index: number
  label: string
  onChange: (cloze: Cloze) => void
  said: Said
}

/** The right content of one blank, in each of the accepted answers. */
export function KeyFields({ type, cloze, index, label, onChange, said }: KeyFieldsProps) {
  const { t } = useTranslation()
  const answers = cloze.blanks[index]?.answers ?? []
  return (
    <Stack gap={3}>
      {answers.map((answer, key) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- accepted answers are known by their place alone
          key={key}
          label={key === 0 ? label : t('exercise-editor.blanks.also', { key: key + 1 })}
          lang="en"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={answer}
          onChange={(event) => onChange(setAnswer(cloze, type, index, event.currentTarget.value, key))}
          {...(key === 0 && said)}
        />
      ))}
    </Stack>
  )
}
