import { Box, Flex } from '@chakra-ui/react'
import { SkipLink } from '@the-house/design-system'
import { useState, type ReactNode } from 'react'
import { useAtLeast } from '../../page/use-at-least.ts'
import { useHeight } from '../../page/use-height.ts'
import type { Params } from '../matching.ts'
import type { ScreenRow } from '../route-row.ts'
import { Announcer } from './announcer.tsx'
import { UnitChangedNotice } from './unit-changed-notice.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { LazyReport } from './lazy-report.tsx'
import { LessonAhead } from './lesson-ahead.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { UpdateNotice } from './update-notice.tsx'

export interface ShellProps {
  row: ScreenRow
  params: Params
  children: ReactNode
}

/** The shell around every screen of a signed-in user: top bar, sidebar, bottom navigation and footer. */
export function Shell({ row, params, children }: ShellProps) {
  const atWork = row.shell === 'work'
  /** null: never opened, so the dialog is not loaded. */
  const [reporting, setReporting] = useState<boolean | null>(null)
  const report = () => setReporting(true)
  const { ref, height } = useHeight()
  const isWide = useAtLeast('lg')
  const hasTrail = useAtLeast('md')
  return (
    // What else is sticky stays below the banner.
    <Flex direction="column" minH="100dvh" css={{ '--banner': `${height}px` }}>
      <SkipLink />
      <TopBar row={row} params={params} onReport={report} />
      <OfflineBanner ref={ref} />
      {/* Nothing of an exercise or a test is interrupted. */}
      {!atWork && <UpdateNotice />}
      <Flex flex="1" w="full" maxW="90rem" mx="auto">
        {isWide && <Sidebar here={row} />}
        <Flex direction="column" flex="1" minW={0}>
          <Box
            as="main"
            id="content"
            tabIndex={-1}
            flex="1"
            w="full"
            maxW="page"
            mx="auto"
            px={{ base: 4, md: 8 }}
            pt={{ base: atWork ? 2 : 4, md: 6 }}
            pb={{ base: 8, md: 12 }}
          >
            {!atWork && !hasTrail && (
              <Box mb={2}>
                <Breadcrumbs row={row} params={params} />
              </Box>
            )}
            <LoadingBar />
            {children}
          </Box>
          <Footer />
        </Flex>
      </Flex>
      {!atWork && !isWide && <BottomNav here={row} onReport={report} />}
      <LazyReport open={reporting} onClose={() => setReporting(false)} />
      <ScrollRestoration />
      <LessonAhead />
      <Announcer />
      <UnitChangedNotice />
    </Flex>
  )
}
