import { useEffect, useRef, useState } from 'react'
import { joinPlayers } from './playing.ts'

type Phase = 'idle' | 'waiting' | 'playing' | 'failed'

/** Mirrors the events of an audio element in React state. */
export function useAudio() {
  const ref = useRef<HTMLAudioElement>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const [now, setNow] = useState(0)
  const [total, setTotal] = useState(0)

  useEffect(() => {
    const audio = ref.current
    if (!audio) return undefined
    const heard = {
      play: () => setPhase('waiting'),
      playing: () => setPhase('playing'),
      waiting: () => setPhase('waiting'),
      pause: () => setPhase('idle'),
      error: () => setPhase('failed'),
      timeupdate: () => setNow(audio.currentTime),
      seeked: () => setNow(audio.currentTime),
      durationchange: () => setTotal(Number.isFinite(audio.duration) ? audio.duration : 0),
      emptied: () => setNow(0),
    }
    for (const [name, listener] of Object.entries(heard)) audio.addEventListener(name, listener)
    // Handles events that fired before this effect: a cached file, or one that failed to load.
    heard.durationchange()
    if (audio.error) heard.error()
    const leave = joinPlayers(audio)
    return () => {
      leave()
      for (const [name, listener] of Object.entries(heard)) audio.removeEventListener(name, listener)
    }
  }, [])

  const play = () => {
    // When play() is refused, the element's own error or pause event sets the state.
    ref.current?.play().catch(() => setPhase((was) => (was === 'failed' ? was : 'idle')))
  }
  return {
    ref,
    phase,
    now,
    total,
    toggle: () => (ref.current?.paused ? play() : ref.current?.pause()),
    seek: (seconds: number) => {
      const audio = ref.current
      if (audio) audio.currentTime = Math.min(Math.max(0, seconds), audio.duration || 0)
    },
    setSpeed: (speed: number) => {
      if (ref.current) ref.current.playbackRate = speed
    },
    retry: () => {
      setPhase('idle')
      ref.current?.load()
    },
  }
}
