import type { AuthoredArticle } from './article.ts'

export const newSpeaking: AuthoredArticle = {
  title: 'Eight conversations to join',
  summary: 'Two speaking books are open: at home with Mrs. Reed, and around the corner with everybody else.',
  picture: 'cover-talk-1',
  tags: ['speaking', 'school'],
  author: 'teacher@thehouse.test',
  daysAgo: 105,
  text: `
<p>You have walked through the house with your eyes. Now the people in it talk to you. Each chapter of the speaking books is a
conversation of half a minute, and at its end somebody turns around and says: <strong>Now you.</strong></p>
<h3>A good way to use them</h3>
<ol>
<li>Listen once with the picture and without the text.</li>
<li>Listen again and read along.</li>
<li>Turn the sound down where Ana speaks, and be Ana.</li>
<li>Answer the last line aloud. On the bus you may whisper.</li>
</ol>
<p>The picture can be kept. Some of you have hung it on the fridge, where it does its work every morning.</p>`,
}
