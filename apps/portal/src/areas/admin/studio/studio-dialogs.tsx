import { useTranslation } from '@the-house/i18n'
import type { Course } from './course.ts'
import { ImpactDialog } from './impact-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { exerciseTypeOf } from './node-look.tsx'
import { moveSteps, renameSteps } from './node-steps.ts'
import { PasteDialog } from './paste-part.ts'
import type { Studio } from './use-studio.ts'

/** The dialogs over the studio. */
export function StudioDialogs({ course, studio }: { course: Course; studio: Studio }) {
  const { t } = useTranslation()
  const { dialog, closeDialog, actions, state } = studio
  const [node] = dialog?.nodes ?? []
  return (
    <>
      {dialog?.kind === 'rename' && node && (
        <NameDialog
          title={t('studio.rename.title', { name: node.name })}
          label={t(`studio.name.${node.entity}`)}
          confirmLabel={t('studio.rename.save')}
          name={node.name}
          onClose={closeDialog}
          onKeep={async (name) => {
            if (await actions.run(renameSteps(node, name))) closeDialog()
          }}
        />
      )}
      {dialog?.kind === 'move' && node && (
        <MoveDialog
          course={course}
          nodes={dialog.nodes}
          onClose={closeDialog}
          onMove={(parent, after) => {
            closeDialog()
            const steps = moveSteps(dialog.nodes, parent, after)
            void (node.entity === 'chapters' ? actions.runIfHarmless(steps) : actions.run(steps))
          }}
        />
      )}
      {dialog?.kind === 'paste' && node && (
        <PasteDialog
          open
          onClose={closeDialog}
          parent={node}
          type={exerciseTypeOf(course.partsOf(node).at(-1) ?? node)}
          onPasted={(pressed, name) => state.note(pressed, { action: 'CREATE', count: pressed.made.length, name })}
        />
      )}
      <ImpactDialog actions={actions} />
    </>
  )
}
