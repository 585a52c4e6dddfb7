import { chakra } from '@chakra-ui/react'
import { lintExercise, type AddressOf, type Answer, type ExerciseDraft, type Finding } from '@the-house/domain'
import { useRef, type ReactNode } from 'react'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { EditorFields } from './editor-fields.tsx'
import { goToField } from './part.tsx'
import { Preview } from './preview.tsx'
import { plainHtml, type RenderRichText, type RichField } from './rich-field.tsx'
import { Summary } from './summary.tsx'
import { useFindings } from './use-findings.ts'
import type { Mark } from './use-trial.ts'

export type { Mark, RenderRichText, RichField }

const besides = '@container (min-width: 56rem)'
/** Laid out by the room that it has, whatever stands beside it on the page. */
const Room = chakra('div', { base: { containerType: 'inline-size' } })
const Desk = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 6,
    alignItems: 'start',
    [besides]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})
const Column = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 } })
const Beside = chakra('div', {
  base: {
    minW: 0,
    // It stays in sight while a long form is filled, with room for the ring of what is in focus.
    [besides]: { position: 'sticky', top: 20, maxH: 'calc(100dvh - 6rem)', overflowY: 'auto', p: 1, m: -1 },
  },
})

export interface ExerciseEditorProps {
  /** The exercise as it is now; its owner keeps it. */
  value: ExerciseDraft
  /** Each change, whole. */
  onChange: (draft: ExerciseDraft) => void
  /** What a student would stumble on. Default: what `lintExercise` finds. */
  findings?: readonly Finding[]
  /** `disabled`: it is being saved, and can only be read. Default `open`. */
  status?: 'open' | 'disabled'
  /** Shows the fields that hold html. Default: a plain field. */
  renderRichText?: RenderRichText
  /** The fields for picture, sound and video. */
  media?: ReactNode
  /** Where a file of the exercise can be read; default: its key is its address. */
  addressOf?: AddressOf
  /** Marks an answer by the key of the draft, for whoever tries it. Without it, an answer is only handed in. */
  onTry?: (answer: Answer) => Promise<Mark>
}

/** An exercise as its author writes it, and beside it what a student will see. */
export function ExerciseEditor({
  value,
  onChange,
  findings = lintExercise(value),
  status = 'open',
  renderRichText = plainHtml,
  media,
  addressOf,
  onTry,
}: ExerciseEditorProps) {
  const root = useRef<HTMLDivElement>(null)
  const { announce, region } = useLiveRegion()
  const { say, touch, wordsOf } = useFindings(value, findings)
  return (
    <Room ref={root}>
      <Desk>
        <Column>
          <EditorFields
            {...{ value, onChange, say, touch, announce, renderRichText, media }}
            disabled={status === 'disabled'}
          />
          <Summary findings={findings} wordsOf={wordsOf} onGo={({ field, at }) => goToField(root.current, field, at)} />
        </Column>
        <Beside>
          <Preview draft={value} addressOf={addressOf} onTry={onTry} />
        </Beside>
        {region}
      </Desk>
    </Room>
  )
}
