/** One copy of a card at one table (N-104). New whenever the card becomes hidden, so that nobody can trace it from deck to table. */
export type CopyId = string;
