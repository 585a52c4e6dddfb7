import { Button, type ButtonProps } from './button.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label'> {
  /** What it does, in words. */
  label: string
}

/** A button that shows only a picture; its words are its name and its tip. */
export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button variant={variant} px={0} py={0} w="target" aria-label={label} title={label} {...rest} />
}
