// Who sits where around the table.
/** The seats clockwise from the viewer's own. A spectator sees the table from the first seat. */
export function clockwise(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);
}
