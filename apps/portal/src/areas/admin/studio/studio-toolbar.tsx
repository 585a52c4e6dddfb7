import { chakra, Flex, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import type { CourseNode } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { BookOpen, ClipboardCheck, Copy, EyeOff, FolderInput, Rocket, Trash2, Undo2 } from 'lucide-react'
import { branchOf, type Course } from './course.ts'
import { copySteps } from './node-steps.ts'
import type { Studio } from './use-studio.ts'

const Bar = chakra('fieldset', { base: { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', minW: 0 } })

/** Undo, add and check; the actions of what is selected together. */
export function StudioToolbar({ course, studio }: { course: Course; studio: Studio }) {
  const { t } = useTranslation()
  const { actions, state, chapter, chosen } = studio
  const undoable = state.undoable && actions.words(state.undoable)
  return (
    <Bar aria-label={t('studio.tools')}>
      <Button
        disabled={undoable === null}
        title={undoable === null ? undefined : t('studio.undoWhat', { what: undoable })}
        onClick={() => void actions.undo()}
      >
        <Undo2 size={18} aria-hidden="true" />
        <Text as="span" maxW="18rem" truncate>
          {undoable === null ? t('studio.undo') : t('studio.undoWhat', { what: undoable })}
        </Text>
      </Button>
      <Button onClick={() => studio.add(course.book, 'chapters')}>
        <BookOpen size={18} aria-hidden="true" />
        {t('studio.addChapter')}
      </Button>
      {chapter && (
        <Button onClick={() => studio.show('check')}>
          <ClipboardCheck size={18} aria-hidden="true" />
          <CheckLabel count={problemsIn(course, chapter)} />
        </Button>
      )}
      {chosen.length > 0 && <Chosen studio={studio} />}
    </Bar>
  )
}

/** The number of problems in a chapter and its parts. */
const problemsIn = (course: Course, chapter: CourseNode): number =>
  branchOf(course, chapter).reduce((sum, { problems }) => sum + problems, 0)

function CheckLabel({ count }: { count: number }) {
  const { t } = useTranslation()
  return count === 0 ? t('studio.check.open') : t('studio.check.found', { count })
}

function Chosen({ studio: { chosen, actions, publish, remove, ask } }: { studio: Studio }) {
  const { t } = useTranslation()
  const isOneKind = chosen.every(({ entity }) => entity === chosen[0]?.entity)
  const mayCopy = chosen.every(({ entity }) => entity !== 'contents')
  return (
    <Flex gap={2} wrap="wrap" align="center" w="full" p={2} bg="accent.subtle" borderRadius="card">
      <Text as="output" fontWeight="semibold" px={2}>
        {t('studio.selected', { count: chosen.length })}
      </Text>
      <Button onClick={() => publish(chosen, true)} loading={actions.busy}>
        <Rocket size={18} aria-hidden="true" />
        {t('studio.menu.publish')}
      </Button>
      <Button onClick={() => publish(chosen, false)} loading={actions.busy}>
        <EyeOff size={18} aria-hidden="true" />
        {t('studio.menu.unpublish')}
      </Button>
      {isOneKind && chosen[0]?.entity !== 'books' && (
        <Button onClick={() => ask('move', chosen)}>
          <FolderInput size={18} aria-hidden="true" />
          {t('studio.menu.move')}
        </Button>
      )}
      {mayCopy && (
        <Button onClick={() => void actions.run(copySteps(chosen))}>
          <Copy size={18} aria-hidden="true" />
          {t('studio.menu.copy')}
        </Button>
      )}
      <Button onClick={() => remove(chosen)} loading={actions.busy}>
        <Trash2 size={18} aria-hidden="true" />
        {t('studio.menu.remove')}
      </Button>
    </Flex>
  )
}
