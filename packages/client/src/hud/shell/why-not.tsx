import type { Refusal } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { refusalText } from '../../text';
import { Why } from '../../ui/why';

/** A refusal in words, with a link to its rule; null if there is none. @param names names of the players */
export const whyNot = (names: { name(player: string): string }, refusal: Refusal | null | undefined): ComponentChildren =>
  refusal ? <Why text={refusalText(refusal, { player: names.name })} code={refusal.code} /> : null;
