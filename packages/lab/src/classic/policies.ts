import { type Policy, policyOf } from '@illuminice/bots';
import { classicMind } from '@illuminice/bots/classic';
import type { ClassicTypes } from '@illuminice/rules/classic';

/** A beginner and an expert, each with its own memory. */
export const easyPolicy: (seed: number) => Policy<ClassicTypes> = policyOf(classicMind('novice', 'plain'));
export const greedyPolicy: (seed: number) => Policy<ClassicTypes> = policyOf(classicMind('expert', 'plain'));
