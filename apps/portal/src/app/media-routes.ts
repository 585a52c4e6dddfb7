import { Images } from 'lucide-react'
import { paths } from '../page/paths.ts'
import { lazyScreen } from './lazy-screen.tsx'
import type { MediaRouteName, ScreenRow } from './route-row.ts'

/** The media library of those who manage content, and one file of it. */
export const mediaRoutes: Record<MediaRouteName, ScreenRow> = {
  media: {
    path: paths.media,
    screen: lazyScreen(
      () => import('../areas/admin/media/library-screen.tsx').then((module) => module.LibraryScreen),
      'media',
      'editing',
      'lists',
    ),
    crumb: 'admin.crumbs.media',
    tour: 'staffList',
    access: 'manageContent',
    parent: 'dashboard',
    menu: { group: 'course', Icon: Images },
  },
  mediaFile: {
    path: `${paths.media}/:id`,
    screen: lazyScreen(
      () => import('../areas/admin/media/file-screen.tsx').then((module) => module.FileScreen),
      'media',
      'admin',
      'school',
      'editing',
      'learning',
      'lists',
      'validation',
    ),
    crumb: 'admin.crumbs.mediaFile',
    tour: 'staffForm',
    access: 'manageContent',
    parent: 'media',
  },
}
