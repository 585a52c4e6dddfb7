import { Box, chakra, Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import type { CourseEntity, CourseNode } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { SegmentedChoice } from '../../../page/segmented-choice.tsx'
import type { Values } from '../resource/form-draft.ts'
import { CheckPanel } from './check-panel.tsx'
import { branchOf, idOf, type Course } from './course.ts'
import { FormPane } from './form-pane.tsx'
import { ChapterPreview } from './preview-part.ts'
import { usePaneFocus } from './use-focus-moves.ts'
import { panes } from './use-place.ts'
import type { Studio } from './use-studio.ts'

/** Beside a long tree it stays in sight, wherever in the tree something is chosen. */
const Pane = chakra('div', {
  base: {
    flexDirection: 'column',
    gap: 4,
    minW: 0,
    position: { md: 'sticky' },
    top: { md: 20 },
    maxH: { md: 'calc(100dvh - 6rem)' },
    overflowY: { md: 'auto' },
    // The outline of a focused field is not cut off.
    p: { md: 1 },
  },
})

interface Draft {
  entity: CourseEntity
  id: number
  values: Values
}

/**
 * The parts of a chapter with their versions, in their order, which a move changes alone. The tree shows a change before
 * it is saved: that it is saved makes another revision.
 */
const savedRevision = (course: Course, chapter: CourseNode, isSaving: boolean): string =>
  [isSaving, ...branchOf(course, chapter).map((node) => `${idOf(node)}@${node.version}`)].join(' ')

/** What stands beside the tree: the form, the check or the preview; on a phone in its place. */
export function SidePane({ course, studio }: { course: Course; studio: Studio }) {
  const { t } = useTranslation()
  const { node, chapter, place, show, go } = studio
  const ref = usePaneFocus(studio)
  const [draft, setDraft] = useState<Draft | null>(null)
  const pane = chapter && place.pane ? place.pane : 'form'
  return (
    <Pane ref={ref} tabIndex={-1} display={{ base: place.pane === null ? 'none' : 'flex', md: 'flex' }}>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Button variant="quiet" display={{ md: 'none' }} onClick={() => go({})}>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('studio.back')}
        </Button>
        {chapter && (
          <SegmentedChoice
            legend={t('studio.pane.choose')}
            value={pane}
            options={panes.map((value) => ({ value, label: t(`studio.pane.${value}`) }))}
            onChange={show}
          />
        )}
      </Flex>
      {/* The form stays while something else is shown, with what was typed in it. */}
      <Box display={pane === 'form' ? 'block' : 'none'}>
        <FormPane
          course={course}
          studio={studio}
          onValues={(values) => node && place.making === null && setDraft({ entity: node.entity, id: node.id, values })}
        />
      </Box>
      {chapter && pane === 'check' && <CheckPanel chapter={chapter} studio={studio} />}
      {chapter && pane === 'preview' && (
        <ChapterPreview
          chapter={chapter.id}
          draft={draft?.entity === node?.entity && draft?.id === node?.id ? draft : null}
          focus={node ?? null}
          revision={savedRevision(course, chapter, studio.state.busy)}
        />
      )}
    </Pane>
  )
}
