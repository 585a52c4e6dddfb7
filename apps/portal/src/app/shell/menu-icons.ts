import {
  AudioLines,
  CalendarDays,
  FolderDown,
  Handshake,
  House,
  LibraryBig,
  MonitorCheck,
  Newspaper,
  Shield,
  UserCheck,
  Video,
  Store,
} from 'lucide-react'

/** The pictures of the menu, by the names that the route table calls them: the login shows none of them. */
export const menuIcons = {
  house: House,
  books: LibraryBig,
  speaking: AudioLines,
  downloads: FolderDown,
  tribes: Shield,
  news: Newspaper,
  schedules: CalendarDays,
  onlineClasses: Video,
  meets: UserCheck,
  store: Store,
  partners: Handshake,
  device: MonitorCheck,
} as const
export type MenuIcon = keyof typeof menuIcons
