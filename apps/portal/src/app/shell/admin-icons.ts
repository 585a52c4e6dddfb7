import {
  Archive,
  BookAudio,
  BookOpen,
  FileText,
  Headphones,
  Layers,
  LibraryBig,
  MessageSquareWarning,
  Newspaper,
  Shapes,
  Handshake,
} from 'lucide-react'

/** The pictures of the administration's links: a file of its own, which no student loads. */
export const adminIcons = {
  books: LibraryBig,
  chapters: BookOpen,
  topics: Layers,
  contents: FileText,
  archives: Archive,
  'speaking-books': BookAudio,
  'speaking-chapters': Headphones,
  articles: Newspaper,
  partners: Handshake,
  segments: Shapes,
  reports: MessageSquareWarning,
} as const
export type AdminIcon = keyof typeof adminIcons
