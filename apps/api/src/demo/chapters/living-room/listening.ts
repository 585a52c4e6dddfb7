import { content } from '../../authoring/topics.ts'

export const listening = content({
  name: 'Pepper has disappeared',
  icon: 'listening',
  subject: 'Pepper has disappeared',
  medium: { video: 'cat' },
  text: `
<p>Mrs. Reed looks for her cat in every corner. Watch once without captions and point with your finger: <em>on</em>, <em>under</em>,
<em>behind</em>, <em>between</em>. Then turn the captions on and read aloud with her.</p>
<h3>Notice the question</h3>
<p>We ask <strong>Where is Pepper?</strong> for one, and <strong>Where are my glasses?</strong> for two or more.
In the answer, the name becomes a pronoun: <strong>He is</strong> behind the lamp. <strong>They are</strong> on the shelf.</p>
<h3>Play it at home</h3>
<p>Hide three things from yourself today. Tomorrow, ask aloud where each one is, and answer before you look.</p>`,
})
