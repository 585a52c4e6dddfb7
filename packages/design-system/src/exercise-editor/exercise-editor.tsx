import { chakra } from '@chakra-ui/react'
import {
  lintExercise,
  type AddressOf,
  type Answer,
  type DraftField,
  type ExerciseDraft,
  type Finding,
} from '@the-house/domain'
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
/** A container for container queries: the layout follows its own width, whatever is beside it on the page. */
const Room = chakra('div', { base: { containerType: 'inline-size' } })
const EditorLayout = chakra('div', {
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
    // Sticky beside a long form, with space for its focus ring.
    [besides]: { position: 'sticky', top: 20, maxH: 'calc(100dvh - 6rem)', overflowY: 'auto', p: 1, m: -1 },
  },
})

export interface ExerciseEditorProps {
  /** The exercise; a controlled value. */
  value: ExerciseDraft
  /** Called on each change with the whole exercise. */
  onChange: (draft: ExerciseDraft) => void
  /** Errors and advice to show. Default: the result of `lintExercise`. */
  findings?: readonly Finding[]
  /** `disabled`: the exercise is being saved, so it is read-only. Default `open`. */
  status?: 'open' | 'disabled'
  /** Renders the fields that hold HTML. Default: a plain field. */
  renderRichText?: RenderRichText
  /** The fields for picture, sound and video. */
  media?: ReactNode
  /**
   * Fields behind all others, each in an element with `data-fields`; that of the title is expected among them. Default:
   * the title is asked before the question.
   */
  more?: ReactNode
  /** Errors besides the findings, by field, such as those of the server. */
  errors?: Partial<Record<DraftField, string>> | undefined
  /** The URL of a file of the exercise; default: its key is its URL. */
  addressOf?: AddressOf
  /**
   * Marks an answer by the answer key of the draft, for an author who tries the exercise. Without it, an answer can
   * only be submitted.
   */
  onTry?: (answer: Answer) => Promise<Mark>
}

/** The editor of an exercise, and beside it a preview of what a student will see. */
export function ExerciseEditor({
  value,
  onChange,
  findings = lintExercise(value),
  status = 'open',
  renderRichText = plainHtml,
  media,
  more,
  errors,
  addressOf,
  onTry,
}: ExerciseEditorProps) {
  const root = useRef<HTMLDivElement>(null)
  const { announce, region } = useLiveRegion()
  const { say, touch, wordsOf } = useFindings(value, findings, errors)
  return (
    <Room ref={root}>
      <EditorLayout>
        <Column>
          <EditorFields
            {...{ value, onChange, say, touch, announce, renderRichText, media, more }}
            disabled={status === 'disabled'}
          />
          <Summary findings={findings} wordsOf={wordsOf} onGo={({ field, at }) => goToField(root.current, field, at)} />
        </Column>
        <Beside>
          <Preview draft={value} addressOf={addressOf} onTry={onTry} />
        </Beside>
        {region}
      </EditorLayout>
    </Room>
  )
}
