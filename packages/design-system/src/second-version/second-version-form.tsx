import { chakra, Flex, Stack, Text, useSlotRecipe } from '@chakra-ui/react'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { countWords } from '../exercises/open-answer/count-words.ts'
import { openAnswerRecipe } from '../exercises/open-answer/open-answer-recipe.ts'

export interface SecondVersionFormProps {
  /** The corrected text; the second version must differ from it. */
  written: string
  value: string
  onChange: (value: string) => void
  /** Whether it is being sent. */
  busy?: boolean
  onSend: () => void
  onClose: () => void
}

type SecondVersionError = 'empty' | 'same' | 'tooLong'

/** Validates the text; null means valid. */
function errorIn(value: string, written: string): SecondVersionError | null {
  if (value.trim() === '') return 'empty'
  if (value.length > limits.answerMax) return 'tooLong'
  return value.trim() === written.trim() ? 'same' : null
}

/**
 * The form for the second version of a corrected text. It receives the focus when it opens. Words of `second-version`.
 */
export function SecondVersionForm(props: SecondVersionFormProps) {
  const { written, value, onChange, busy = false, onSend, onClose } = props
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: openAnswerRecipe })()
  const id = useId()
  const sheet = useRef<HTMLTextAreaElement>(null)
  const [pressed, setPressed] = useState(false)
  useEffect(() => sheet.current?.focus(), [])
  const error = errorIn(value, written)
  // A text that is too long is reported at once, other errors only on submit.
  const shown = pressed || error === 'tooLong' ? error : null

  const send = () => {
    if (busy) return
    setPressed(true)
    if (error) sheet.current?.focus()
    else onSend()
  }
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div>
        <chakra.label css={styles.label} htmlFor={id}>
          {t('second-version.form.label')}
        </chakra.label>
        <Text id={`${id}-hint`} mb={2} color="fg.muted">
          {t('second-version.form.hint')}
        </Text>
        <chakra.textarea
          ref={sheet}
          id={id}
          css={styles.sheet}
          lang="en"
          translate="no"
          rows={5}
          value={value}
          readOnly={busy}
          aria-describedby={`${id}-hint ${id}-foot`}
          aria-invalid={shown !== null || undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
            event.preventDefault()
            // Otherwise the exercise's shortcut would continue with the next exercise.
            event.stopPropagation()
            send()
          }}
        />
        <chakra.div css={styles.foot} id={`${id}-foot`}>
          <span>{t('exercises.open.words', { count: countWords(value) })}</span>
          {shown ? (
            <chakra.span css={styles.over} role="alert">
              {t(`second-version.form.${shown}`, { count: value.length - limits.answerMax })}
            </chakra.span>
          ) : (
            <span>{t('second-version.form.kept')}</span>
          )}
        </chakra.div>
      </div>
      <Flex gap={3} wrap="wrap">
        <Button type="submit" variant="primary" loading={busy}>
          {t('second-version.form.send')}
        </Button>
        <Button onClick={onClose}>{t('second-version.form.close')}</Button>
      </Flex>
    </Stack>
  )
}
