import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, TextAreaField } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { IndentIncrease } from 'lucide-react'
import { useId, useRef } from 'react'

const Example = chakra('pre', {
  base: {
    textStyle: 'small',
    fontFamily: 'mono',
    p: 3,
    bg: 'bg.sunken',
    borderRadius: 'control',
    overflowX: 'auto',
    tabSize: 4,
  },
})

/** Indents the lines from one place of a text to another by a tab. */
const indented = (text: string, from: number, to: number): string => {
  const start = text.lastIndexOf('\n', from - 1) + 1
  return text.slice(0, start) + text.slice(start, to).replaceAll(/^/gm, '\t') + text.slice(to)
}

export interface PasteTextProps {
  text: string
  onChange: (text: string) => void
  example: string
  hasExample: boolean
  /** How a line of an exercise is written. */
  notation: string
  /** Whether lines can be parts of others, by a tab before them. */
  isOutline: boolean
  error: string | undefined
}

/** The text that is pasted, with an example of how it is written. */
export function PasteText({ text, onChange, example, hasExample, notation, isOutline, error }: PasteTextProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  return (
    <Stack gap={3}>
      <TextAreaField
        ref={field}
        label={t('studioForm.paste.text')}
        limit={limits.pasteMax}
        error={error}
        rows={8}
        lang="en"
        spellCheck={false}
        fontFamily="mono"
        value={text}
        onChange={({ target }) => onChange(target.value.replaceAll('\r\n', '\n'))}
      />
      {isOutline && (
        <Button
          alignSelf="start"
          onClick={() => {
            const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
            onChange(indented(text, selectionStart, selectionEnd))
            field.current?.focus()
          }}
        >
          <IndentIncrease size={18} aria-hidden="true" />
          {t('studioForm.paste.indent')}
        </Button>
      )}
      {hasExample && (
        <>
          <Flex gap={3} wrap="wrap" align="center" justify="space-between">
            <Text id={id} textStyle="label">
              {t('studioForm.paste.example')}
            </Text>
            {text.trim() === '' && (
              <Button onClick={() => onChange(example)}>{t('studioForm.paste.useExample')}</Button>
            )}
          </Flex>
          <Text textStyle="small" color="fg.muted">
            {notation}
          </Text>
          <Example aria-labelledby={id} lang="en" translate="no">
            {example}
          </Example>
        </>
      )}
    </Stack>
  )
}
