import { Suspense } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { Boundary } from './boundary.tsx'
import { Guard } from './guard.tsx'
import { matchPath, type Params } from './matching.ts'
import { signedIn, type ScreenRow } from './routes.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** The screen that the address names, behind its gate. */
export function App() {
  const [path] = useLocation()
  const { row, params } = matchPath(path)
  const search = useSearch()
  return (
    <Guard access={row.access}>
      {'redirect' in row ? (
        // The query goes along: it may name an exercise.
        <Redirect key={row.path} to={`${row.redirect(params['id'] ?? '')}${search && `?${search}`}`} replace />
      ) : (
        <Framed row={row} params={params} />
      )}
    </Guard>
  )
}

function Framed({ row, params }: { row: ScreenRow; params: Params }) {
  if (row.shell === 'bare') return <Content row={row} params={params} />
  return (
    <Boundary>
      <Suspense fallback={<ScreenSkeleton maxW="page" mx="auto" px={{ base: 4, md: 8 }} pt={24} />}>
        <signedIn.Screen row={row} params={params}>
          <Content row={row} params={params} />
        </signedIn.Screen>
      </Suspense>
    </Boundary>
  )
}

function Content({ row, params }: { row: ScreenRow; params: Params }) {
  const [path] = useLocation()
  const { Screen } = row.screen
  const Frame = row.frame?.Screen
  const screen = (
    <Boundary key={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen params={params} />
      </Suspense>
    </Boundary>
  )
  if (!Frame) return screen
  return (
    <Boundary key={params['id']}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Frame params={params}>{screen}</Frame>
      </Suspense>
    </Boundary>
  )
}
