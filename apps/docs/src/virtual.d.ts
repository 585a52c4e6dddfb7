declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react'
  export const icons: Readonly<Record<string, LucideIcon>>
}
