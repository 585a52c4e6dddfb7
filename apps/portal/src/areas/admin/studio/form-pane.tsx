import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { idOf, pathTo, type Course } from './course.ts'
import { NodeForm, type NodeFormProps } from './node-form-part.ts'
import { NodeIcon, NodeNotes } from './node-look.tsx'
import type { Studio } from './use-studio.ts'

export interface FormPaneProps {
  course: Course
  studio: Studio
  onValues: NonNullable<NodeFormProps['onValues']>
}

/** The form of the chosen node, or of what is made in it. */
export function FormPane({ course, studio, onValues }: FormPaneProps) {
  const { t } = useTranslation()
  const { node, place, state } = studio
  /** What another one begins with, such as the type of the one before. */
  const [begun, begin] = useState<Extract<NodeFormProps['target'], { entity: unknown }>>()
  if (!node)
    return place.at === null ? (
      <EmptyState title={t('studio.nothing.title')} description={t('studio.nothing.text')} />
    ) : state.read.isValidating ? (
      // What was just made comes with the tree, which is being read again.
      <Skeleton h="24rem" />
    ) : (
      <EmptyState picture="key" title={t('studio.gone.title')} description={t('studio.gone.text')} />
    )
  const { making } = place
  const isBegun = begun?.entity === making && begun?.parent?.id === node.id
  const fields = isBegun && begun?.fields ? { fields: begun.fields } : {}
  const target: NodeFormProps['target'] = making === null ? { node } : { entity: making, parent: node, ...fields }
  const title = making === null ? node.name : t('studio.new', { kind: t(`studio.kind.${making}`), name: node.name })
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text textStyle="small" color="fg.muted">
          {[...pathTo(course, node).map(({ name }) => name), t(`studio.kind.${making ?? node.entity}`)].join(' · ')}
        </Text>
        <Flex gap={2.5} align="center" wrap="wrap">
          <NodeIcon node={making === null ? node : { entity: making, type: null }} size={22} />
          <Heading as="h2" tabIndex={-1} textStyle="heading">
            {title}
          </Heading>
          {making === null && <NodeNotes node={node} />}
        </Flex>
      </Stack>
      <NodeForm
        key={`${idOf(node)} ${making}`}
        target={target}
        press={(steps) => state.press(steps, { isConflictShown: making === null })}
        onSaved={(row) => {
          if (making !== null) studio.go({ at: idOf(row) })
        }}
        onAnother={(next) => {
          if ('node' in next || !next.parent) return
          begin(next)
          studio.go({ at: idOf(next.parent), making: next.entity })
        }}
        focusField={place.field ?? undefined}
        onValues={onValues}
      />
    </Stack>
  )
}
