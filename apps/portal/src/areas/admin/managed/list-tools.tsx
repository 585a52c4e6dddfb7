import { Flex } from '@chakra-ui/react'
import { Button, Skeleton } from '@the-house/design-system'
import { allows, managed } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ArrowDownUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useUser } from '../../../session/session.ts'
import { ExportButton } from './export-button.tsx'
import { OrderDialog } from './order-dialog.tsx'
import type { ToolsProps } from '../resource/resource.ts'
import { resources, type ResourceName } from './resources.ts'

export interface ListToolsProps extends ToolsProps {
  name: ResourceName
  /** The filters and the sorting of the list, as its call takes them. */
  asked: Record<string, unknown>
}

/** Returns the filter within which the rows can be reordered; null where they have no order or no parent is chosen. */
function orderedIn(name: ResourceName, chosen: ToolsProps['chosen']): Record<string, number> | null {
  if (!('position' in managed[name].fields)) return null
  const [parent] = resources[name].filters ?? []
  if (parent === undefined) return {}
  const id = chosen(parent)
  return id === null ? null : { [parent]: id }
}

/** The actions for a list as a whole: its tools or the export, and the reorder dialog. */
export function ListTools({ name, asked, selected, chosen }: ListToolsProps) {
  const { t } = useTranslation()
  const user = useUser()
  const [ordering, setOrdering] = useState(false)
  const { Tools } = resources[name]
  const within = allows(managed[name].manage, user) ? orderedIn(name, chosen) : null
  return (
    <Flex gap={3} wrap="wrap">
      {Tools ? (
        <Suspense fallback={<Skeleton h="11" />}>
          <Tools selected={selected} chosen={chosen} />
        </Suspense>
      ) : (
        <ExportButton name={name} asked={asked} />
      )}
      {within && (
        <Button onClick={() => setOrdering(true)}>
          <ArrowDownUp size={18} aria-hidden="true" />
          {t('admin.order.title')}
        </Button>
      )}
      {within && ordering && <OrderDialog name={name} within={within} onClose={() => setOrdering(false)} />}
    </Flex>
  )
}
