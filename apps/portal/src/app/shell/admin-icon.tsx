import type { LucideProps } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { AdminIcon as Name } from './admin-icons.ts'

const Icons = lazy(async () => {
  try {
    const { adminIcons } = await import('./admin-icons.ts')
    return {
      default: function Icon({ name, ...rest }: AdminIconProps) {
        const Picture = adminIcons[name]
        return <Picture {...rest} />
      },
    }
  } catch {
    // A link without its picture still leads where it says.
    return { default: Room }
  }
})

export interface AdminIconProps extends Omit<LucideProps, 'name'> {
  name: Name
}

const Room = ({ size = 24 }: Pick<AdminIconProps, 'size'>) => <svg width={size} height={size} aria-hidden="true" />

/** A picture of the administration's links, which comes after everything that students see. */
export const AdminIcon = (props: AdminIconProps) => (
  <Suspense fallback={<Room {...props} />}>
    <Icons {...props} />
  </Suspense>
)
