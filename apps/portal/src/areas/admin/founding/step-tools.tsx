import type { FoundingStep } from '@the-house/domain'
import type { ComponentType } from 'react'
import { useInvalidateFounding } from '../../../api/founding.ts'
import { EnrolTool } from '../people/enrol-tool.tsx'
import { AdministratorStep } from './administrator-step.tsx'
import { BookStep } from './book/book-step.tsx'
import { ManagedItems } from './managed-items.tsx'
import { WeekStep } from './week/week-step.tsx'

const PeopleStep = () => <EnrolTool onWritten={useInvalidateFounding()} />

/** The tool of each step, the same as on its own screen. */
export const stepTools: Record<FoundingStep, ComponentType> = {
  ADMINISTRATOR: AdministratorStep,
  UNIT: () => <ManagedItems name="units" add="founding.unit.add" />,
  TRIBE: () => <ManagedItems name="tribes" add="founding.tribe.add" />,
  PEOPLE: PeopleStep,
  BOOK: BookStep,
  WEEK: WeekStep,
}
