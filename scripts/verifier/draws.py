"""Draws of a round, written from docs/verifying.md alone."""

import hashlib
import hmac
from itertools import count, islice

def words(key, prefix):
    for r in count():
        block = hmac.new(key, f"{prefix}{r}".encode("utf-8"), hashlib.sha256).digest()
        yield from (int.from_bytes(block[i:i + 4], "big") for i in range(0, 32, 4))

class Draws:
    def __init__(self, server_seed, client_seed, nonce):
        self.words = words(server_seed.encode("ascii"), f"{client_seed}:{nonce}:")

    def b(self, n):
        return next(u for u in self.words if u < 2**32 - 2**32 % n) % n

    def steps(self, items):
        """The steps of FY, each drawn only when it is asked for."""
        items = list(items)
        for i in range(len(items)):
            j = i + self.b(len(items) - i)
            items[i], items[j] = items[j], items[i]
            yield items[i]

    def fy(self, items, k):
        return list(islice(self.steps(items), k))

    def shoe(self):
        return (item % 52 for item in self.steps(range(416)))
