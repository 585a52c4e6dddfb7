import {
  AudioLines,
  CalendarDays,
  FolderDown,
  Handshake,
  House,
  LibraryBig,
  MessageSquareWarning,
  MonitorCheck,
  Newspaper,
  Shield,
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
  store: Store,
  partners: Handshake,
  reports: MessageSquareWarning,
  device: MonitorCheck,
} as const
export type MenuIcon = keyof typeof menuIcons
