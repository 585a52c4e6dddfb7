import { Stack, Text } from '@chakra-ui/react'
import { DataTable, SwitchField, type RowLink, type TableLink } from '@the-house/design-system/admin'
import { allows, managed } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState, type ComponentType } from 'react'
import { Link, useLocation } from 'wouter'
import type { ManagedRow } from '../../../api/managed.ts'
import { ReadFailure } from '../../../page/async-content.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { useUser } from '../../../session/session.ts'
import { nameOfRow, useColumns } from './columns.tsx'
import { FlagFilter } from './flag-filter.tsx'
import { flagsOf } from './flags.ts'
import { ListTools } from './list-tools.tsx'
import { RelationFilter } from './relation-filter.tsx'
import { RemovalDialog, type RemovalDialogProps } from './removal-dialog.tsx'
import type { ResourceLink } from '../resource/resource.ts'
import { useImpactQuestion } from '../impact/use-impact-question.tsx'
import { resources, type ResourceName } from './resources.ts'
import { useBulk } from './use-bulk.tsx'
import { useManagedTable } from './use-managed-table.ts'
import { useRemoval } from './use-removal.ts'

const RouterLink: TableLink = (props) => <Link {...props} />

export interface ManagedListProps {
  name: ResourceName
  /** Asks before rows are deleted; default: with what goes, too. */
  Removal?: ComponentType<RemovalDialogProps> | undefined
}

/** The list of an entity: search, sorting, filters, selection, and links to its records. */
export function ManagedList({ name, Removal = RemovalDialog }: ManagedListProps) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const user = useUser()
  const { words, filters = [], view, links } = resources[name]
  const table = useManagedTable(name, filters)
  const columns = useColumns(name)
  const { data, error, mutate, isLoading } = table.read
  const [selected, select] = useState<ReadonlyMap<number, ManagedRow>>(new Map())
  const removal = useRemoval(name, () => select(new Map()))
  const { removed } = table
  const impact = useImpactQuestion()
  const bulk = useBulk(name, {
    rows: Array.from(selected.values()),
    removed,
    ask: removal.ask,
    confirm: impact.ask,
    onDone: () => select(new Map()),
  })
  const mayManage = allows(managed[name].manage, user)
  // A deleted row can only be restored.
  const mayChange = mayManage && !removed
  const listed = ({ words: { listed: word }, Icon, href }: ResourceLink): RowLink<ManagedRow> => ({
    label: (one) => t(word, { name: one }),
    icon: <Icon size={20} aria-hidden="true" />,
    href,
  })
  const pick = (ids: ReadonlySet<number>) => {
    const known = [...selected.values(), ...(data?.content ?? [])]
    select(new Map(known.filter(({ id }) => ids.has(id)).map((row) => [row.id, row])))
  }

  const heading = (
    <Stack gap={1}>
      <ScreenHeading title={t(words.many)} />
      <Text color="fg.muted">{t(words.lead)}</Text>
    </Stack>
  )
  if (error && !data)
    return (
      <Stack gap={{ base: 4, md: 6 }}>
        {heading}
        <ReadFailure error={error} onRetry={() => void mutate()} />
      </Stack>
    )
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      {heading}
      <ListTools name={name} asked={table.asked} selected={Array.from(selected.keys())} chosen={table.chosen} />
      <DataTable
        label={t(words.many)}
        columns={columns}
        rows={data?.content}
        total={data?.meta.total}
        state={table.state}
        onChange={table.ask}
        hrefFor={table.hrefFor}
        busy={isLoading}
        addHref={mayChange ? `${path}/new` : undefined}
        filters={
          <>
            {filters.map((filter) => (
              <RelationFilter
                key={filter}
                resource={name}
                filter={filter}
                value={table.chosen(filter)}
                onChange={(id) => table.narrow(filter, id)}
              />
            ))}
            {flagsOf(name).map((flag) => (
              <FlagFilter
                key={flag}
                resource={name}
                flag={flag}
                value={table.flagged(flag)}
                onChange={(value) => table.narrow(flag, value)}
              />
            ))}
            {mayManage && (
              <SwitchField
                label={t('admin.deleted')}
                checked={removed}
                onChange={(shown) => {
                  select(new Map())
                  table.showRemoved(shown)
                }}
              />
            )}
          </>
        }
        selection={mayManage ? { ids: new Set(selected.keys()), onChange: pick, actions: bulk } : undefined}
        link={RouterLink}
        nameOf={(row) => nameOfRow(name, row)}
        viewHref={removed ? undefined : view}
        links={mayChange ? links?.map(listed) : undefined}
        editHref={mayChange ? (row) => `${path}/${row.id}` : undefined}
        onDelete={mayChange ? (row) => removal.ask([row]) : undefined}
      />
      <Removal name={name} removal={removal} />
      {impact.dialog}
    </Stack>
  )
}
