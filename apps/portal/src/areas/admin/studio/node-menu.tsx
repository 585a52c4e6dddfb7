import { HStack } from '@chakra-ui/react'
import { IconButton, Menu, type MenuItem } from '@the-house/design-system'
import type { CourseNode } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import {
  ClipboardCheck,
  ClipboardPaste,
  Copy,
  EllipsisVertical,
  Eye,
  EyeOff,
  FilePlus,
  FolderInput,
  Pencil,
  Plus,
  Rocket,
  Trash2,
} from 'lucide-react'
import { branchOf, idOf, type Course } from './course.ts'
import { partOf } from './may-hold.ts'
import { copySteps } from './node-steps.ts'
import type { Studio } from './use-studio.ts'

export interface NodeMenuProps {
  course: Course
  node: CourseNode
  studio: Studio
}

const size = { size: 18, 'aria-hidden': true } as const

/** The actions of a row: what can be added to it, and the rest in a menu. */
export function NodeMenu({ course, node, studio }: NodeMenuProps) {
  const { t } = useTranslation()
  const part = partOf(course, node)
  const label = part && part !== 'books' ? t(`studio.add.${part}`, { name: node.name }) : ''
  return (
    <HStack gap={0}>
      {part && part !== 'books' && (
        <IconButton label={label} onClick={() => studio.add(node, part)}>
          <Plus size={20} aria-hidden="true" />
        </IconButton>
      )}
      <Menu
        label={t('studio.menu.label', { name: node.name })}
        trigger={<EllipsisVertical size={20} aria-hidden="true" />}
        items={useItems({ course, node, studio })}
      />
    </HStack>
  )
}

/** Items of a menu, where they apply. */
const some = (isMeant: boolean, ...items: MenuItem[]): MenuItem[] => (isMeant ? items : [])

function useItems({ course, node, studio }: NodeMenuProps): MenuItem[] {
  const { t } = useTranslation()
  const { actions, publish } = studio
  const part = partOf(course, node)
  const { entity } = node
  const branch = branchOf(course, node)
  return [
    { label: t('studio.menu.rename'), icon: <Pencil {...size} />, onSelect: () => studio.ask('rename', [node]) },
    ...some(part === 'contents' || part === 'exercises', {
      label: t('studio.add.form'),
      icon: <FilePlus {...size} />,
      onSelect: () => studio.go({ at: idOf(node), making: part }),
    }),
    ...some(part !== null && part !== 'contents', {
      label: t('studio.menu.paste'),
      icon: <ClipboardPaste {...size} />,
      onSelect: () => studio.ask('paste', [node]),
    }),
    ...some(entity !== 'contents', {
      label: t('studio.menu.copy'),
      icon: <Copy {...size} />,
      onSelect: () => void actions.run(copySteps([node])),
    }),
    ...some(entity !== 'books', {
      label: t('studio.menu.move'),
      icon: <FolderInput {...size} />,
      onSelect: () => studio.ask('move', [node]),
    }),
    ...some(entity === 'chapters', {
      label: t('studio.menu.check'),
      icon: <ClipboardCheck {...size} />,
      onSelect: () => studio.go({ at: idOf(node), pane: 'check' }),
    }),
    ...some(entity === 'chapters', {
      label: t('studio.menu.preview'),
      icon: <Eye {...size} />,
      onSelect: () => studio.go({ at: idOf(node), pane: 'preview' }),
    }),
    ...some(
      branch.some(({ published }) => !published),
      { label: t('studio.menu.publish'), icon: <Rocket {...size} />, onSelect: () => publish([node], true) },
    ),
    ...some(
      branch.some(({ published }) => published),
      { label: t('studio.menu.unpublish'), icon: <EyeOff {...size} />, onSelect: () => publish([node], false) },
    ),
    { label: t('studio.menu.remove'), icon: <Trash2 {...size} />, onSelect: () => studio.remove([node]) },
  ]
}
