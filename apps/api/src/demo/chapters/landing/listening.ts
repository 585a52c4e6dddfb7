import { content } from '../../authoring/topics.ts'

export const listening = content({
  name: 'Close your eyes',
  icon: 'listening',
  subject: 'Close your eyes',
  medium: { audio: 'landing-walk' },
  text: `
<p>Mrs. Reed tests Ana, and she tests you too. Listen with closed eyes and answer each question before Ana does.</p>
<h3>What you may hear</h3>
<p>In fast speech <strong>was</strong> and <strong>were</strong> are short and weak: <em>the bell wuz there</em>, <em>there wur four apples</em>.
They become long and strong only at the end of a short answer: Yes, it <strong>was</strong>. No, there <strong>weren't</strong>.</p>
<h3>If a place is empty</h3>
<p>Do not open the book at once. Stand in the room and wait five seconds. If nothing comes, make a new picture, stranger than the first one.
A word that you lost and found again stays longest.</p>`,
})
