"""Cards: pictures of 1200 by 630 that messengers show beside a link, and that people share after a match."""
