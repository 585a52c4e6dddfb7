import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { partsOfText, type TextRange } from './passage-parts.ts'

const Text = chakra('div', {
  base: {
    textStyle: 'exercise',
    lineHeight: 1.9,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& mark': {
      px: 0.5,
      borderRadius: 'sm',
      color: 'info',
      bg: 'info.subtle',
      borderBottom: '2px solid',
      borderColor: 'info',
    },
    // The number is not part of a selection.
    '& sup': { ms: 0.5, fontSize: '0.7em', fontWeight: 'bold', userSelect: 'none' },
    '& ::selection': { color: 'bg', bg: 'accent' },
  },
})

export interface PassageTextProps extends Omit<ComponentProps<typeof Text>, 'children'> {
  text: string
  /** Sorted and without overlaps. */
  passages: readonly TextRange[]
}

/** A text whose passages with comments are marked and numbered. */
export function PassageText({ text, passages, ...rest }: PassageTextProps) {
  return (
    <Text lang="en" translate="no" {...rest}>
      {partsOfText(text, passages).map(({ text: part, start, passage }) =>
        passage === null ? (
          <span key={start} data-start={start}>
            {part}
          </span>
        ) : (
          <mark key={start}>
            <span data-start={start}>{part}</span>
            <sup>{passage + 1}</sup>
          </mark>
        ),
      )}
    </Text>
  )
}
