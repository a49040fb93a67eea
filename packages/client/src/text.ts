/** Everything that the product says comes through here, so that theme and language are chosen in one place. */
export * from '@illuminice/themes';
