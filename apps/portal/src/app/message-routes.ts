import { Megaphone } from 'lucide-react'
import { paths } from '../page/paths.ts'
import type { MessageRouteName, ScreenRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

const words = ['messages', 'notifications', 'editing', 'lists', 'validation'] as const

/** The routes of the messages of the school. */
export const messageRoutes: Record<MessageRouteName, ScreenRow> = {
  messages: {
    path: paths.messages,
    screen: lazyScreen(
      () => import('../areas/admin/messages/list-screen.tsx').then((module) => module.ListScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.messages',
    tour: 'staffList',
    access: 'sendMessages',
    parent: 'dashboard',
    menu: { group: 'admin', Icon: Megaphone },
  },
  // Must precede the route of a message, whose id would match it.
  newMessage: {
    path: paths.newMessage,
    screen: lazyScreen(
      () => import('../areas/admin/messages/compose-screen.tsx').then((module) => module.ComposeScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.new',
    tour: 'staffForm',
    access: 'sendMessages',
    parent: 'messages',
  },
  message: {
    path: '/admin/messages/:id',
    screen: lazyScreen(
      () => import('../areas/admin/messages/message-screen.tsx').then((module) => module.MessageScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.message',
    tour: 'staffTask',
    access: 'sendMessages',
    parent: 'messages',
  },
  editMessage: {
    path: '/admin/messages/:id/edit',
    screen: lazyScreen(
      () => import('../areas/admin/messages/edit-screen.tsx').then((module) => module.EditScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.one',
    tour: 'staffForm',
    access: 'sendMessages',
    parent: 'message',
  },
}
