import { Suspense, useEffect, useState } from 'react'
import { dropNote, notes, readNote } from '../../device/tab-notes.ts'
import { Boundary } from '../boundary.tsx'
import { screen } from '../screen.tsx'

const unitChanged = screen(() => import('./unit-changed.tsx').then((module) => module.UnitChanged))

/** What the page before has left to tell, once. */
export function ArrivalDialog() {
  const [unit] = useState(() => readNote(notes.unitChanged))
  useEffect(() => dropNote(notes.unitChanged), [])
  if (unit === null) return null
  return (
    <Boundary>
      <Suspense>
        <unitChanged.Screen unit={unit} />
      </Suspense>
    </Boundary>
  )
}
