import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useId, type KeyboardEvent } from 'react'
import { Question } from '../question.tsx'
import { isLocked, type WidgetProps } from '../widget.ts'
import { countWords } from './count-words.ts'
import { openAnswerRecipe } from './open-answer-recipe.ts'
import { useDebouncedCallback } from './use-debounced-callback.ts'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A free-text answer. Enter inserts a line break; Ctrl or Cmd and Enter verifies. */
export function OpenAnswer({ exercise, value, onChange, status, onSubmit, onPause }: WidgetProps) {
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: openAnswerRecipe })()
  const id = useId()
  const locked = isLocked(status)
  const { flush } = useDebouncedCallback(value.text, () => {
    if (!locked) onPause?.(value)
  })
  const over = value.text.length - limits.answerMax
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing || locked) return
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <Question exercise={exercise}>
      <chakra.label css={styles.label} htmlFor={id}>
        {t('exercises.open.label')}
      </chakra.label>
      <chakra.textarea
        id={id}
        css={styles.sheet}
        lang="en"
        translate="no"
        rows={5}
        value={value.text}
        readOnly={locked}
        aria-describedby={`${id}-foot`}
        aria-invalid={over > 0 || undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
        onBlur={flush}
        onKeyDown={press}
      />
      <chakra.div css={styles.foot} id={`${id}-foot`}>
        <span>{t('exercises.open.words', { count: countWords(value.text) })}</span>
        {over > 0 && <chakra.span css={styles.over}>{t('exercises.open.tooLong', { count: over })}</chakra.span>}
        {!locked && onSubmit && (
          <chakra.span display={{ base: 'none', md: 'inline' }}>
            {t('exercises.open.keys', { key: isApple() ? '⌘' : 'Ctrl' })}
          </chakra.span>
        )}
      </chakra.div>
    </Question>
  )
}
