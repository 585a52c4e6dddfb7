import { Stack } from '@chakra-ui/react'
import { BellButton, TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { barTarget } from './bar-target.ts'
import { MenuPanel } from './menu-panel.ts'
import { paths } from '../../page/paths.ts'
import { feed, startFeed, useFeedState } from '../../areas/notifications/browser-feed.ts'
import { LatestList } from '../../areas/notifications/latest-list.tsx'
import { bellCount } from '../../areas/notifications/feed-state.ts'
import { useOpen } from '../../areas/notifications/use-open.tsx'
import { useBellTodo } from '../../areas/notifications/use-bell-todo.ts'
import { WaitingTests } from '../../areas/notifications/waiting-tests.tsx'

startFeed()

/** The notification bell of the top bar, with the tests that wait and the newest five notifications. */
export function Bell() {
  const { t } = useTranslation()
  const state = useFeedState()
  const todo = useBellTodo(state)
  const { open, dialog } = useOpen()
  const [opened, setOpened] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  // A preview of somebody else's portal, which has no bell, ends and begins with it.
  useEffect(() => {
    feed.seen()
    return feed.seen
  }, [])
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <BellButton waiting={bellCount(state, todo)} popoverTarget={id} {...barTarget} />
      <MenuPanel id={id} ref={panel} popover="auto" w="23rem" p={3} onToggle={() => setOpened(true)}>
        {opened && (
          <Stack gap={2}>
            {todo && todo.tests.total > 0 && <WaitingTests tests={todo.tests} onFollow={close} />}
            <LatestList
              onOpen={(one) => {
                close()
                open(one)
              }}
            />
            <TextLink asChild alignSelf="center" display="inline-flex" alignItems="center" minH="target">
              <Link href={paths.notifications} lang="pt-BR" onClick={close}>
                {t('notifications.all')}
              </Link>
            </TextLink>
          </Stack>
        )}
      </MenuPanel>
      {dialog}
    </>
  )
}
