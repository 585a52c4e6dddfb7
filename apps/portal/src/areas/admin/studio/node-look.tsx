import { HStack } from '@chakra-ui/react'
import { Chip } from '@the-house/design-system'
import { exerciseTypeIcons } from '@the-house/design-system/admin'
import { exerciseTypes, type CourseEntity, type CourseNode, type ExerciseType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { BookOpen, FileText, LibraryBig, ListChecks, Newspaper, TriangleAlert, type LucideIcon } from 'lucide-react'

type Look = Exclude<CourseEntity, 'topics' | 'exercises'> | 'reading' | 'practice' | ExerciseType

const icons: Record<Look, LucideIcon> = {
  books: LibraryBig,
  chapters: BookOpen,
  reading: Newspaper,
  practice: ListChecks,
  contents: FileText,
  ...exerciseTypeIcons,
}

type Kind = Pick<CourseNode, 'entity' | 'type'>

/** The type of a node, where it is an exercise. */
export const exerciseTypeOf = ({ entity, type }: Kind): ExerciseType | null =>
  entity === 'exercises' ? (exerciseTypes.find((one) => one === type) ?? null) : null

function lookOf(node: Kind): Look {
  if (node.entity === 'exercises') return exerciseTypeOf(node) ?? 'UNIQUE_ALTERNATIVE'
  if (node.entity === 'topics') return node.type === 'CONTENT' ? 'reading' : 'practice'
  return node.entity
}

/** The icon of a node, by its kind and its type. */
export function NodeIcon({ node, size = 18 }: { node: Kind; size?: number }) {
  const Icon = icons[lookOf(node)]
  return <Icon size={size} aria-hidden="true" />
}

/** What a node still lacks: it is a draft, or the check finds something. */
export function NodeNotes({ node }: { node: CourseNode }) {
  const { t } = useTranslation()
  if (node.published && node.problems === 0) return null
  return (
    <HStack gap={1.5} flexShrink={0}>
      {!node.published && <Chip>{t('studio.draft')}</Chip>}{' '}
      {node.problems > 0 && (
        <Chip tone="warning">
          <TriangleAlert size={14} aria-hidden="true" />
          {t('studio.problems', { count: node.problems })}
        </Chip>
      )}
    </HStack>
  )
}
