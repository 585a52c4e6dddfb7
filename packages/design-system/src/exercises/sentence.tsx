import { chakra } from '@chakra-ui/react'
import type { Exercise } from '@the-house/domain'
import { Fragment, type ReactNode } from 'react'
import { gluedParts, partsOf, type GluedBlank } from './glued-parts.ts'

const Paragraph = chakra('div', {
  base: {
    textStyle: 'exercise',
    // Blanks are taller than text; the line height leaves space for them.
    lineHeight: 3,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    px: { base: 3, md: 6 },
    py: { base: 3, md: 4 },
    bg: 'bg.surface',
    border: '1.5px solid',
    borderColor: 'border',
    borderRadius: 'card',
  },
})

export interface SentenceProps {
  exercise: Exercise
  /** Renders a blank, with the letters and punctuation that touch it. */
  children: (blank: GluedBlank) => ReactNode
}

/** The masked sentence of an exercise with each blank rendered by `children`. */
export function Sentence({ exercise, children }: SentenceProps) {
  return (
    <Paragraph lang="en" translate="no">
      {gluedParts(partsOf(exercise)).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
        <Fragment key={index}>{'blank' in part ? children(part) : <span>{part.text}</span>}</Fragment>
      ))}
    </Paragraph>
  )
}
