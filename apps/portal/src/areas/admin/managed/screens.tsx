import type { ComponentType } from 'react'
import { CreateScreen, EditScreen } from './form-screen.tsx'
import { ManagedList } from './managed-list.tsx'
import type { RemovalDialogProps } from './removal-dialog.tsx'
import type { ResourceName } from './resources.ts'
import { SegmentRemoval } from './segment-removal.tsx'

interface ScreenProps {
  params: Record<string, string | undefined>
}

/** The lists that ask for more before they delete. */
const removals: Partial<Record<ResourceName, ComponentType<RemovalDialogProps>>> = { segments: SegmentRemoval }

const pathOf = (name: ResourceName) => `/admin/${name}`

/** Returns the list, create and edit screens of an entity. */
export const screensOf = (name: ResourceName): Record<'list' | 'create' | 'edit', ComponentType<ScreenProps>> => ({
  list: () => <ManagedList name={name} Removal={removals[name]} />,
  create: () => <CreateScreen name={name} list={pathOf(name)} />,
  edit: ({ params: { id } }) => <EditScreen key={id} name={name} list={pathOf(name)} id={id} />,
})
