export { Toaster } from '@the-house/design-system'
