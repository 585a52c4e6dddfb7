import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../session/session.ts'
import { Boundary } from './boundary.tsx'
import { doors } from './doors.ts'
import { Guard } from './guard.tsx'
import { inside } from './inside.ts'
import { matchIn } from './matching.ts'
import { ScreenPlace } from './screen-place.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** The screen that the address names: a door, which is open to everybody, or one behind it. */
export function App() {
  const [path] = useLocation()
  const { user } = useSession()
  const door = matchIn(doors, path)
  if (door) return <ScreenPlace screen={door.row.screen} params={door.params} />
  return (
    <Guard open={user !== null}>
      <Boundary>
        <Suspense fallback={<ScreenSkeleton maxW="page" mx="auto" px={{ base: 4, md: 8 }} pt={24} />}>
          <inside.Screen />
        </Suspense>
      </Boundary>
    </Guard>
  )
}
