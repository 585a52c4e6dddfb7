export { AudioPlayer, VideoPlayer } from '@the-house/design-system'
